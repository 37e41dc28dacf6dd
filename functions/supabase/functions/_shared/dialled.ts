/** The digits of a number to call, without what is said behind it; the zero of « +32 (0)2 » is for who calls without what stands before it. */
export const dialled = (phone: string) =>
  phone.replace(/(?<=(?:\d\D*){6})\p{L}.*/su, "").replace(/(?<=^\(?(?:\+|00)\d+\)?\s*)\(0\)|[^+\d]/g, "");
