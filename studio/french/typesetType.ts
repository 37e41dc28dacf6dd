import type { CustomValidator, CustomValidatorResult, Rule, SchemaTypeDefinition } from "sanity";

import { typeset } from "./typeset.ts";

/** A type whose titles, descriptions and remarks are set as the Studio's other words are. */
export const typesetType = (type: SchemaTypeDefinition) => set(type) as SchemaTypeDefinition;

/** What holds no words of the form: content, paths, what draws. */
const apart = new Set(["initialValue", "preview", "components"]);

function set(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(set);
  if (!isPlain(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, setAs(key, value)]));
}

function setAs(key: string, value: unknown): unknown {
  if (apart.has(key)) return value;
  if (key === "validation" && typeof value === "function") return setRules(value as Validation);
  const isRead = key === "title" || key === "description";
  return isRead && typeof value === "string" ? typeset(value) : set(value);
}

function isPlain(part: unknown): part is object {
  return part !== null && typeof part === "object" && Object.getPrototypeOf(part) === Object.prototype;
}

type Validation = (rule: Rule) => Rule | Rule[];

function setRules(validation: Validation): Validation {
  return (rule) => [validation(rule)].flat().map(setRule);
}

function setRule(rule: Rule): Rule {
  if (typeof rule._message === "string") rule._message = typeset(rule._message);
  rule._rules = rule._rules.map((spec) =>
    spec.flag === "custom" ? { ...spec, constraint: setCustom(spec.constraint) } : spec,
  );
  return rule;
}

function setCustom(custom: CustomValidator): CustomValidator {
  return Object.assign(
    async (...given: Parameters<CustomValidator>) => setResult(await custom(...given)),
    custom,
  );
}

function setResult(result: CustomValidatorResult): CustomValidatorResult {
  if (typeof result === "string") return typeset(result);
  if (result === true || !("message" in result)) return result;
  return { ...result, message: typeset(result.message) };
}
