/** An article's minutes: as typed where it is a number of them, else at 200 words a minute of all that is read in it. */
export const readTimeField = /* groq */ `"readTime": coalesce(select(readTime > 0 => readTime), math::max([1, round((
  count(string::split(coalesce(pt::text(lead), ""), " ")) +
  count(string::split(coalesce(pt::text(body), ""), " ")) +
  count(string::split(coalesce(pt::text(body[_type == "callout"].content[]), ""), " ")) +
  count(string::split(coalesce(pt::text(body[_type == "table"].rows[].cells[].value[]), ""), " ")) +
  count(string::split(coalesce(array::join(body[_type == "prompt"].code, " "), ""), " "))
) / 200)]))`;
