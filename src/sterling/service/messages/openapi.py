"""The wire as an OpenAPI document, from which the browser client's types are generated."""

import json
import re
from typing import Any

import msgspec

from sterling.core.game import Action
from sterling.games import game_class, games
from sterling.service.messages.http import (
    Advice,
    AskAdvice,
    AskReview,
    BlockList,
    CheckDeck,
    ChooseCharacters,
    CreateTable,
    DealAnswer,
    DealGames,
    DealLink,
    DeviceLink,
    GiveNonce,
    Guest,
    House,
    JudgedDeck,
    LeaveSeat,
    Noted,
    OpenLesson,
    OpenSeat,
    PlayDeal,
    PlayOn,
    PracticeAnswer,
    PracticeList,
    PracticePosition,
    Problem,
    Replay,
    ReportPerson,
    ReviewAnswer,
    SeatBot,
    SitDown,
    TableAnswer,
    TableList,
    TurnTo,
    UseDeviceLink,
)
from sterling.service.messages.socket import VERSION, ClientMessage, ServerMessage


def schema() -> dict[str, Any]:
    """All wire messages, bodies and views as the components of an OpenAPI document with no paths."""
    named = [*ClientMessage.__args__, *ServerMessage.__args__, Action, TableAnswer, TableList, Replay, House, Problem]
    named += [
        CreateTable,
        CheckDeck,
        JudgedDeck,
        SitDown,
        GiveNonce,
        ChooseCharacters,
        SeatBot,
        LeaveSeat,
        OpenSeat,
        Guest,
        DeviceLink,
        UseDeviceLink,
        OpenLesson,
        TurnTo,
        ReportPerson,
        Noted,
        BlockList,
        AskAdvice,
        Advice,
        PracticeList,
        PracticePosition,
        PracticeAnswer,
        PlayOn,
        PlayDeal,
        DealLink,
        DealGames,
        AskReview,
        ReviewAnswer,
        DealAnswer,
    ]
    for facts in games():
        named += [game_class(facts.name).view_type, game_class(facts.name).notation.kinds]
    _, components = msgspec.json.schema_components(named, ref_template="#/components/schemas/{name}")
    # Where types of several modules share a name, ours keep it and a game's carry its package.
    text = re.sub(r"sterling\.(service\.messages\.\w+|games)\.", "", json.dumps(components))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sterling, the wire", "version": str(VERSION)},
        "paths": {},
        "components": {"schemas": json.loads(text)},
    }
