/** The digits of a number to call, without what is said behind it; the zero of « +32 (0)2 » is for who calls without what stands before it. */
export const dialled = (phone: string) =>
  phone.replace(behind, "").replace(/(?<=^\(?(?:\+|00)\d+\)?\s*)\(0\)|[^+\d]/g, "");

/** Words, hours or another number; « +32 (0)470 / 12 34 56 » is one number. */
const behind = /(?<=(?:\d\D*){6})[\p{L}(,;].*|(?<=(?:\d\D*){9})\s[/–—-]\s.*/su;
