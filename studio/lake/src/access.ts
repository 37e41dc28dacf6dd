import type { Role, Settings, User } from "./options.ts";
import { Problem } from "./problem.ts";

/** Who asks. Without a user, and without a role, they read what is published. */
export type Identity = { user: User; role: Role } | { user: null; role: null };

export const anonymous: Identity = { user: null, role: null };

export type Access = ReturnType<typeof readAccess>;

/** Tells who someone is by their token, or by the Studio they sit at. */
export function readAccess({ access, users, tokens, studios }: Settings) {
  const [first] = users as [User, ...User[]];
  const known = new Map<string, Identity>();
  for (const [token, granted] of Object.entries(tokens)) {
    const { role, user: id } = typeof granted === "string" ? { role: granted, user: undefined } : granted;
    const user = users.find((user) => user.id === id);
    if (id !== undefined && !user) throw new TypeError(`tokens: there is no user "${id}"`);
    known.set(token, { role, user: user ?? robot(token, role) });
  }
  const signedIn: Identity = { user: first, role: "administrator" };

  function ofToken(token: string): Identity {
    const identity = known.get(token) ?? (access === "open" ? signedIn : undefined);
    if (identity) return identity;
    throw new Problem(401, "unauthorizedError", "Session not found");
  }
  return {
    users,
    ofToken,
    /** @throws 401 for a token no one has. */
    identify(authorization: string | undefined, origin: string | undefined): Identity {
      const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1];
      if (token !== undefined) return ofToken(token);
      const isSignedIn = access === "open" || (origin !== undefined && studios.includes(origin));
      return isSignedIn ? signedIn : anonymous;
    },
  };
}

/** A token without a user of its own is, as hosted, a robot. */
const robot = (token: string, role: Role): User => ({
  id: `robot-${token}`,
  name: `Token (${role})`,
  email: "",
  profileImage: "",
  attributes: {},
});

export const mayWrite = ({ role }: Identity) => role === "administrator" || role === "editor";

/** Who asks, known by name. @throws 403. */
export function mustWrite(identity: Identity, permission: string): User {
  if (identity.user && mayWrite(identity)) return identity.user;
  throw new Problem(
    403,
    "insufficientPermissionsError",
    `Insufficient permissions; permission "${permission}" required`,
  );
}

/** @throws 403. */
export function mustAdminister(identity: Identity): User {
  if (identity.user && identity.role === "administrator") return identity.user;
  throw new Problem(403, "insufficientPermissionsError", "Only an administrator may do this");
}

/** @throws 401 for someone without a token. */
export function mustBeKnown({ user }: Identity): User {
  if (user) return user;
  throw new Problem(401, "unauthorizedError", "Session not found");
}
