test-fast:
	PYTHONPATH=src:tests .venv/bin/python -m pytest -q
