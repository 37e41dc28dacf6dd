import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import { useClient } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { untilSaved } from "../desk/unsaved.ts";
import type { Entry } from "./entries.ts";
import { inTurn } from "./inTurn.ts";
import { changesTo, moved, type Place } from "./move.ts";
import { stillUnderWay, type UnderWay, whereTheyWillBe, withMove } from "./underWay.ts";
import { MovedMeanwhile, undoMove, writeMove, type Written } from "./writeMove.ts";

export type Move = { before: Entry; after: Entry; written: Written };

/** The entries with what was just moved in its new place, the moves that can be taken back, and what moves. */
export function useMoves(entries: Entry[]) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const [underWay, setUnderWay] = useState<UnderWay[]>([]);
  const [moves, setMoves] = useState<Move[]>([]);
  // A move begins where the one before it has ended.
  const [next] = useState(inTurn);

  // What the lake says counts as soon as it says something else.
  useEffect(() => setUnderWay((ones) => stillUnderWay(ones, entries)), [entries]);

  async function tried(from: Entry, to: Entry, write: () => Promise<void>) {
    setUnderWay((ones) => withMove(ones, from, to));
    try {
      await next(() => untilSaved(`move ${to.key}`, write));
    } catch (error) {
      setUnderWay((ones) => ones.filter((one) => one.to !== to));
      toast.push(failureOf(error));
    }
  }

  return {
    shown: whereTheyWillBe(entries, underWay),
    last: moves.at(-1),
    move: (before: Entry, place: Place) => {
      const changes = changesTo(before, place);
      const after = moved(before, place);
      if (changes.length === 0) return;
      void tried(before, after, async () => {
        const written = await writeMove(client, before.id, changes);
        setMoves((ones) => [...ones, { before, after, written }]);
      });
    },
    undo: (move: Move) => {
      const place = moves.indexOf(move);
      setMoves((ones) => ones.filter((one) => one !== move));
      void tried(move.after, move.before, async () => {
        try {
          await undoMove(client, move.written);
        } catch (error) {
          // It can be asked again, unless somebody else has moved it.
          if (!(error instanceof MovedMeanwhile)) setMoves((ones) => ones.toSpliced(place, 0, move));
          throw error;
        }
      });
    },
    /** The last move is no longer spoken of, nor those before it. */
    forget: () => setMoves([]),
  };
}

function failureOf(error: unknown) {
  if (error instanceof MovedMeanwhile)
    return {
      status: "warning" as const,
      title: "Rien n’a été déplacé",
      description: "Quelqu’un d’autre vient de changer cette date : voyez où elle est, puis recommencez.",
    };
  console.error(error);
  return {
    status: "error" as const,
    title: "Rien n’a été déplacé",
    description: "La date n’a pas pu être écrite. Vérifiez la connexion, puis recommencez.",
  };
}
