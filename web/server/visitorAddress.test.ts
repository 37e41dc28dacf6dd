import { isIP } from "node:net";
import { describe, expect, test } from "vitest";

import { homeOf, visitorAddress } from "./visitorAddress.ts";

const socket = "10.0.0.1";
const behind = (proxies: number, forwarded?: string, remote: string | undefined = socket) =>
  visitorAddress({ "x-forwarded-for": forwarded }, remote, proxies);

describe("a visitor's address is", () => {
  test("without a proxy the connection's, whatever they write", () => {
    expect(behind(0)).toBe(socket);
    expect(behind(0, "192.0.2.2")).toBe(socket);
    const headers = {
      "x-forwarded-for": "192.0.2.1",
      "x-real-ip": "192.0.2.2",
      "x-visitor-address": "192.0.2.3",
    };
    expect(visitorAddress(headers, socket, 0)).toBe(socket);
  });

  test("behind proxies what the outermost of them saw, not what the visitor wrote before it", () => {
    expect(behind(1, "203.0.113.7")).toBe("203.0.113.7");
    expect(behind(1, "192.0.2.2, 203.0.113.7")).toBe("203.0.113.7");
    expect(behind(2, "192.0.2.2, 203.0.113.7,10.0.0.2")).toBe("203.0.113.7");
    expect(behind(2, ",,192.0.2.2,203.0.113.7 ,\t10.0.0.2")).toBe("203.0.113.7");
  });

  test("the connection's, when it came past a proxy or the proxy said nothing of use", () => {
    for (const forwarded of [
      undefined,
      "",
      " ",
      ",",
      "203.0.113.7,",
      "unknown",
      "_hidden",
      "192.0.2.2, evil'--",
      "999.1.1.1",
    ])
      expect.soft(behind(1, forwarded), forwarded).toBe(socket);
    expect(behind(2, "192.0.2.2")).toBe(socket);
    expect(behind(3, "192.0.2.2, 203.0.113.7")).toBe(socket);
  });

  test("written one way, however the proxy or the connection writes it", () => {
    for (const [written, address] of [
      ["203.0.113.7:51234", "203.0.113.7"],
      ["::ffff:203.0.113.7", "203.0.113.7"],
      ["::FFFF:cb00:7107", "203.0.113.7"],
      ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
      ["2001:DB8:0:0::1", "2001:db8::1"],
      ["[2001:db8::1]", "2001:db8::1"],
      ["[2001:db8::1]:443", "2001:db8::1"],
      ["fe80::1%eth0", "fe80::1"],
    ] as const) {
      expect.soft(behind(1, written), written).toBe(address);
      expect.soft(behind(1, `192.0.2.2, ${written}`), written).toBe(address);
    }
    expect(behind(0, undefined, "::ffff:203.0.113.7")).toBe("203.0.113.7");
    expect(behind(0, undefined, "::1")).toBe("::1");
  });

  test("never nothing, even when the connection is gone", () => {
    for (const remote of [undefined, "", "/run/site.sock"])
      expect(isIP(visitorAddress({ "x-forwarded-for": "unknown" }, remote, 1))).toBeGreaterThan(0);
    expect(visitorAddress({ "x-forwarded-for": "203.0.113.7" }, undefined, 1)).toBe("203.0.113.7");
  });
});

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["2001:db8:5:12ff::1", "2001:db8:5:12"],
  ["2001:db8:5:1200:a:b:c:d", "2001:db8:5:12"],
  ["2001:db8::7", "2001:db8:0:0"],
  ["1:0:0:ab00:5:6:7:8", "1:0:0:ab"],
  ["1::ab00:5:6:7:8", "1:0:0:ab"],
  ["::1", "0:0:0:0"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0"],
])("%s is an address of the home %s", (address, home) => {
  expect(homeOf(address)).toBe(home);
});
