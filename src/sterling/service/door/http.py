"""uvicorn's protocol for HTTP with deadlines, coded refusals and strict framing.

Every connection is in one phase: silent (nothing has come yet), head, body, answer, leftover (a body that is still
coming although the answer is complete) or idle (between two requests). Each phase has its deadline; an answer has one
only while its reader does not take it.
"""

import asyncio
from enum import Enum
from functools import partial
from typing import Any, cast

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from sterling.core.errors import SterlingError
from sterling.service.door.accepting import Door, Place
from sterling.service.door.answering import in_one_piece
from sterling.service.door.answers import raw_answer
from sterling.service.door.plain import Conversation
from sterling.service.door.socket import SocketProtocol
from sterling.service.errors import ServiceError
from sterling.service.languages import language_of

Phase = Enum("Phase", ["SILENT", "HEAD", "BODY", "ANSWER", "LEFTOVER", "IDLE"])


class HttpProtocol(H11Protocol):
    """One connection over HTTP, until it becomes a socket."""

    def __init__(
        self, door: Door, place: Place, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.conn: Conversation = Conversation()  # type: ignore[assignment]
        self.ws_protocol_class = cast(type[asyncio.Protocol], partial(SocketProtocol, door, place))
        self.app = in_one_piece(self.app)
        self._door = door
        self._place = place
        self._settings = door.settings
        self._phase = Phase.SILENT
        self._since = door.clock()
        self._asked = False
        self._came = 0
        """Bytes that came in this phase."""
        self._stalled: float | None = None
        """Since when the reader has not taken enough of the answer."""
        self._owed = 0
        """Bytes that waited then."""

    # -- events ------------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place.speaker = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._door.leave(self._place)

    def data_received(self, data: bytes) -> None:
        self._came += len(data)
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled, self._owed = self._door.clock(), self.transport.get_write_buffer_size()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stalled = None

    def _look(self) -> None:
        """Notes the phase, and since when."""
        if self._place.speaker is not self:
            return
        phase = self._phase_now()
        if phase not in (Phase.SILENT, Phase.HEAD) and not self._asked:
            self._asked = True
            self._door.asked(self._place)
        if phase is not self._phase:
            self._phase, self._since, self._came = phase, self._door.clock(), 0
            self._door.rests(self._place, phase is Phase.IDLE)

    def _phase_now(self) -> Phase:
        if self.conn.their_state is h11.IDLE:
            if self.conn.trailing_data[0]:
                return Phase.HEAD
            return Phase.IDLE if self._asked else Phase.SILENT
        if self.conn.their_state is h11.SEND_BODY:
            return Phase.LEFTOVER if self.conn.our_state in (h11.DONE, h11.MUST_CLOSE) else Phase.BODY
        return Phase.ANSWER

    # -- deadlines ---------------------------------------------------------------------------------------------------

    def overdue(self, now: float) -> bool:
        chosen = self._settings
        if self._stalled is not None:
            return now - self._stalled > chosen.drain_seconds + self._owed / chosen.least_rate
        waited = now - self._since
        if self._phase is Phase.IDLE:
            return waited > self._door.patience
        if self._phase is Phase.BODY:
            # While reading is paused, it is us who are slow.
            earned = min(chosen.body_seconds, chosen.head_seconds + self._came / chosen.least_rate)
            return waited > earned and not self.flow.read_paused
        return self._phase is not Phase.ANSWER and waited > chosen.head_seconds

    def expire(self) -> None:
        if self._stalled is not None:
            self._door.metrics.count("dropped", code="socket/slow")
            self.transport.abort()
        elif self._phase in (Phase.HEAD, Phase.BODY):
            self.refuse(ServiceError("request/slow"))
        else:
            self.transport.close()

    # -- refusals ----------------------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """h11 did not understand the request."""
        self.refuse(self.conn.problem)

    def refuse(self, problem: SterlingError) -> None:
        """Answers with a code, if no answer has begun, and closes."""
        self._door.metrics.count("dropped", code=problem.code)
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            spoken = [value for name, value in self.headers or () if name == b"accept-language"]
            language = language_of(spoken[0].decode("latin-1") if spoken else "")
            self.transport.write(raw_answer(problem, language))
        if self.cycle is not None and not self.cycle.response_complete:
            # The application must not answer as well.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()
