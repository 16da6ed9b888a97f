"""What `join` notes about a shuffle and checks at the end, against dishonest services."""

import secrets
from pathlib import Path

import msgspec
import pytest

import sterling
from sterling import Match, Record, cli
from sterling.core.errors import SterlingError
from sterling.core.shuffle import commitment, shuffled_seed
from sterling.games.verify import check_noted_commitment
from sterling.service.client import Client, Follower
from sterling.service.errors import ServiceError
from sterling.service.messages import SeatInfo, SeatToken, TableAnswer, TableInfo
from sterling.terminal.proof import MOST, Finding, Notes, Proof

PLACE = "http://house/#/table/one"
SECRET, NONCES = secrets.token_bytes(32), {0: secrets.token_hex(32), 1: secrets.token_hex(32)}


def finished(secret: bytes, nonces: dict[int, str]) -> Record:
    """A game of three that was dealt from this secret and these nonces."""
    seed = shuffled_seed(secret, {seat: bytes.fromhex(nonce) for seat, nonce in nonces.items()})
    match = Match(sterling.game("john-silver", 3), seed=seed.hex())
    while not match.over():
        seat = match.waiting()[0]
        match.play(seat, match.legal(seat)[0].code)
    return msgspec.structs.replace(match.record(), secret=secret.hex(), nonces=nonces, commitment=commitment(secret))


def info(kinds: str = "hhb", given: str = "", status: str = "gathering", promise: str = "") -> TableInfo:
    names = {"h": "human", "b": "bot", "v": "vacant"}
    return TableInfo(
        id="one",
        game="john-silver",
        rule_set="base",
        options={},
        status=status,  # type: ignore[arg-type]
        seats=[SeatInfo(names[kind], nonce=str(seat) in given) for seat, kind in enumerate(kinds)],  # type: ignore[arg-type]
        listed=False,
        clock=None,
        commitment=promise or commitment(SECRET),
    )


def answer(table: TableInfo, *seats: int) -> TableAnswer:
    return TableAnswer(table, False, [], "", [], [SeatToken(seat, "") for seat in seats])


def running(table: TableInfo, *seats: int, start: bool = True) -> Follower:
    """A client that saw the start, or came later."""
    follower = Follower(Client("http://house"), "one")
    follower.opening, follower.saw_start, follower.opening_seats = table, start, list(seats)
    return follower


def seated(home: Path) -> Proof:
    """A client at seat 0 that has given its nonce."""
    proof = Proof(Notes(home), PLACE)
    proof.meet(answer(info("vhb")))
    proof.meet(answer(info("hhb"), 0))
    proof.give(0, NONCES[0])
    return proof


def code(proof: Proof, record: Record) -> str:
    with pytest.raises(ServiceError) as problem:
        proof.check(record, [0])
    return problem.value.code


def test_an_honest_house_is_found_honest_also_after_a_pause(tmp_path: Path) -> None:
    seated(tmp_path)
    Proof(Notes(tmp_path), PLACE).open(running(info(given="01", status="playing"), 0))
    # A human has left since, and a new process looks.
    proof = Proof(Notes(tmp_path), PLACE)
    proof.open(running(info("hbb", "01", "playing"), 0, start=False))
    assert proof.check(finished(SECRET, NONCES), [0]) == [
        Finding(True, "online-checked-commitment"),
        Finding(True, "online-checked-nonce", {"seat": 1}),
        Finding(True, "online-checked-seats", {"seats": "1, 2"}),
    ]
    assert (tmp_path / "guest.txt").stat().st_mode & 0o777 == 0o600


def test_another_secret_after_the_nonces_is_found_out(tmp_path: Path) -> None:
    proof = seated(tmp_path)
    other = secrets.token_bytes(32)
    with pytest.raises(ServiceError) as problem:
        proof.open(running(info(given="01", status="playing", promise=commitment(other)), 0))
    assert problem.value.code == "client/commitment"
    proof.open(running(info(given="01", status="playing"), 0))
    record = finished(other, NONCES)
    assert code(proof, record) == "client/commitment"
    # A record that shows a seed but not where it came from does not help either.
    bare = msgspec.structs.replace(record, secret="", commitment="")
    assert code(proof, bare) == "client/commitment"


def test_a_changed_commitment_is_found_out_before_a_nonce_is_given(tmp_path: Path) -> None:
    proof = Proof(Notes(tmp_path), PLACE)
    proof.meet(answer(info("vhb")))
    with pytest.raises(ServiceError) as problem:
        proof.meet(answer(info("hhb", promise="ab" * 32), 0))
    assert problem.value.code == "client/commitment"
    assert proof.noted.nonces == {}


def test_a_nonce_for_a_bot_is_found_out(tmp_path: Path) -> None:
    proof = seated(tmp_path)
    proof.open(running(info(given="012", status="playing"), 0))
    assert code(proof, finished(SECRET, {**NONCES, 2: "cd" * 32})) == "client/seats"
    assert code(proof, finished(SECRET, {0: NONCES[0]})) == "client/seats"


def test_an_own_nonce_that_is_missing_is_found_out(tmp_path: Path) -> None:
    proof = seated(tmp_path)
    proof.open(running(info(given="01", status="playing"), 0))
    assert code(proof, finished(SECRET, {**NONCES, 0: "ef" * 32})) == "client/nonce"


def test_who_came_late_claims_nothing(tmp_path: Path) -> None:
    """In mid-game on another machine: no nonce, no commitment, and one seat whose holder is unknown."""
    proof = Proof(Notes(tmp_path), PLACE)
    proof.meet(answer(info("hbb", "01", "playing"), 0))
    proof.open(running(info("hbb", "01", "playing"), 0, start=False))
    record = finished(SECRET, NONCES)
    assert proof.check(record, [0]) == [
        Finding(False, "online-unchecked-commitment"),
        Finding(False, "online-unchecked-nonce", {"seat": 1}),
        Finding(False, "online-unchecked-seats"),
    ]
    # A nonce for a seat that had none when the client looked is still a fault.
    assert code(proof, finished(SECRET, {**NONCES, 2: "cd" * 32})) == "client/seats"


def test_a_commitment_seen_after_the_own_nonce_proves_nothing(tmp_path: Path) -> None:
    proof = Proof(Notes(tmp_path), PLACE)
    proof.meet(answer(info("hhb", "0"), 0))
    proof.open(running(info(given="01", status="playing"), 0))
    assert proof.check(finished(SECRET, NONCES), [0])[0] == Finding(False, "online-unchecked-commitment")


def test_a_nonce_of_a_seat_given_up_before_the_deal_is_not_missed(tmp_path: Path) -> None:
    proof = seated(tmp_path)
    proof.open(running(info("bhb", "1", "playing")))
    found = proof.check(finished(SECRET, {1: NONCES[1]}), [])
    assert [finding.message for finding in found] == ["online-checked-commitment", "online-checked-seats"]


def test_the_notes_stay_small_and_survive_nonsense(tmp_path: Path) -> None:
    notes = Notes(tmp_path)
    notes.write("http://house", "token")
    for number in range(MOST + 20):
        notes.write(f"http://house/#/table/{number}", "{}")
    assert notes.read("http://house") == "token"
    assert notes.read("http://house/#/table/0") == ""
    assert notes.read(f"http://house/#/table/{MOST + 19}") == "{}"
    notes.write(PLACE, "nonsense")
    assert Proof(notes, PLACE).noted.commitment == ""
    (tmp_path / "guest.txt").write_bytes(b"\xff\xfe\n")
    assert notes.read(PLACE) == ""


def test_verify_compares_with_what_was_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STERLING_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    file = tmp_path / "game.txt"
    file.write_text(finished(SECRET, NONCES).text(), encoding="utf-8")
    good = ["verify", str(file), "--commitment", commitment(SECRET).upper()]
    good += [word for seat, nonce in NONCES.items() for word in ("--nonce", f"{seat + 1}:{nonce}")]
    assert cli.main(good) == 0
    told = capsys.readouterr().out
    assert "It is the commitment you noted before the game." in told
    assert "The random number you noted for seat 2 is in the shuffle." in told
    for bad, expected in (
        (["--commitment", "ab" * 32], "verify/commitment"),
        (["--nonce", "1:" + "ab" * 32], "verify/nonce"),
        (["--nonce", "3:" + NONCES[1]], "verify/nonce"),
        (["--nonce", "1:xyz"], "verify/noted"),
        (["--nonce", "0:" + NONCES[0]], "verify/noted"),
        (["--nonce", NONCES[0]], "verify/noted"),
        (["--commitment", ""], "verify/noted"),
    ):
        for language in ("en", "fr", "de"):
            assert cli.main([*good, *bad, "--lang", language]) == 2
            told = capsys.readouterr().err
            assert f"[{expected}]" in told
            assert "{'" not in told
    # A record that only claims the commitment proves nothing.
    bare = msgspec.structs.replace(finished(SECRET, NONCES), secret="", seed="", orders={}, entries=(), result=())
    with pytest.raises(SterlingError) as problem:
        check_noted_commitment(bare, commitment(SECRET))
    assert problem.value.code == "verify/commitment"
