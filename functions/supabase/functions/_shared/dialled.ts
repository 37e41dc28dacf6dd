/** The digits of a number to call; the zero of « +32 (0)2 » is for who calls without what stands before it. */
export const dialled = (phone: string) => phone.replace(/(?<=^\+\d+\s*)\(0\)|[^+\d]/g, "");
