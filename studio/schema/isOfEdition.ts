import { isMonthOf } from "functions/edition";
import type { ValidationContext } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { perspectiveOf } from "./perspectiveOf.ts";
import { writtenDay } from "./writtenDay.ts";

type Days = { firstDay: string | null; lastDay: string | null };

/** Validation: a day of a month that is none of its edition's is asked about. @param outside what staff read of such a day. */
export const isOfEdition =
  (outside: string) => async (day: string | undefined, context: ValidationContext) => {
    const { _ref } = (context.document?.["edition"] ?? {}) as { _ref?: string };
    if (!day || !_ref) return true;
    const edition = await context
      .getClient({ apiVersion })
      .withConfig({ perspective: perspectiveOf(context.document?._id, "drafts") })
      .fetch<Days | null>("*[_id == $id][0]{ firstDay, lastDay }", { id: _ref });
    const { firstDay, lastDay } = edition ?? {};
    if (!firstDay || !lastDay || isMonthOf({ firstDay, lastDay }, { start: day })) return true;
    return `L’édition va du ${writtenDay(firstDay)} au ${writtenDay(lastDay)} : ${outside}. L’année est-elle la bonne ?`;
  };
