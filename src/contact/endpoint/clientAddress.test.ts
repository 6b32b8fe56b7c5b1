/** @jest-environment node */
import { addressGroup, clientAddress, readTrustedProxies } from "./clientAddress";

const nobody = readTrustedProxies([]);
const proxies = readTrustedProxies(["loopback", "10.0.0.0/8", "192.0.2.7", "2001:db8::/32"]);

const platform = readTrustedProxies(["platform"]);
const platformAndProxies = readTrustedProxies(["platform", "10.0.0.0/8"]);

it.each([
  ["203.0.113.9", "198.51.100.1", nobody, "203.0.113.9"],
  ["127.0.0.1", "198.51.100.1", nobody, "127.0.0.1"],
  ["203.0.113.9", "198.51.100.1", proxies, "203.0.113.9"],
  ["127.0.0.1", "198.51.100.1", proxies, "198.51.100.1"],
  ["::ffff:127.0.0.1", "198.51.100.1", proxies, "198.51.100.1"],
  // The client wrote the first entry itself.
  ["127.0.0.1", "1.1.1.1, 198.51.100.1, 10.1.2.3", proxies, "198.51.100.1"],
  ["192.0.2.7", "198.51.100.1:5555", proxies, "198.51.100.1"],
  ["2001:db8::1", "[2a00::5]:443", proxies, "2a00::5"],
  ["127.0.0.1", "unknown", proxies, "127.0.0.1"],
  ["127.0.0.1", undefined, proxies, "127.0.0.1"],
  ["127.0.0.1", "10.0.0.1", proxies, "10.0.0.1"],
  ["", "198.51.100.1", proxies, ""],
  // A platform that names no peer: its own, last entry counts.
  ["", "1.1.1.1, 198.51.100.1", platform, "198.51.100.1"],
  ["", "1.1.1.1, 198.51.100.1, 10.1.2.3", platform, "10.1.2.3"],
  ["", "1.1.1.1, 198.51.100.1, 10.1.2.3", platformAndProxies, "198.51.100.1"],
  ["", undefined, platform, ""],
  ["", "unknown", platform, ""],
  ["203.0.113.9", "198.51.100.1", platform, "203.0.113.9"],
  // Lists as proxies write them.
  ["127.0.0.1", "198.51.100.1, , ", proxies, "198.51.100.1"],
  ["127.0.0.1", ",,198.51.100.1,10.0.0.2,", proxies, "198.51.100.1"],
  ["::ffff:7f00:1", ' "198.51.100.1:80" ', proxies, "198.51.100.1"],
  ["127.0.0.1", '"[2A00:0::5%eth0]:443"', proxies, "2a00::5"],
  ["127.0.0.1", "198.51.100.1, _hidden", proxies, "127.0.0.1"],
  ["127.0.0.1", "198.51.100.1, 010.1.1.1, 0x7f.1", proxies, "127.0.0.1"],
  ["10.0.0.9", "198.51.100.1", readTrustedProxies(["::ffff:10.0.0.0/104"]), "198.51.100.1"],
  ["2001:DB8::7", "198.51.100.1", readTrustedProxies(["2001:0db8:0::7"]), "198.51.100.1"],
])("finds the client of %s forwarded for %s", (remote, forwarded, trusted, client) => {
  expect(clientAddress(remote, forwarded, trusted)).toBe(client);
});

it.each(["proxy", "10.0.0.0/33", "10.0.0/8", "::1/x", "*"])("does not trust %s", (entry) => {
  expect(() => readTrustedProxies([entry])).toThrow(`TRUSTED_PROXIES: "${entry}"`);
});

it.each([
  [
    "192.168.1.1",
    [
      "192.168.1.1",
      "192.168.1.1:4711",
      "::ffff:192.168.1.1",
      "::ffff:c0a8:0101",
      "::FFFF:C0A8:101",
      "0:0:0:0:0:ffff:c0a8:101",
      "[::ffff:192.168.1.1]:80",
      '"192.168.1.1"',
      " 192.168.1.1 ",
      "64:ff9b::c0a8:101",
      "64:ff9b::192.168.1.1",
      "::ffff:0:192.168.1.1",
      "2002:c0a8:0101::1",
      "2002:c0a8:101:7::9",
      "::ffff:192.168.1.1%eth0",
    ],
  ],
  [
    "2001:db8:1:2::/64",
    [
      "2001:db8:1:2:aaaa::1",
      "2001:0DB8:1:2:bbbb:1:2:3",
      "2001:db8:1:2::192.0.2.1",
      "[2001:db8:1:2::9]:443",
      "2001:db8:0001:0002::",
      "2001:db8:1:2::1%3",
      "[2001:DB8:1:2::1]",
    ],
  ],
  ["2001:db8::/64", ["2001:db8::1", "2001:db8:0:0:5::", "2001:0db8:0000:0000:0000::1"]],
  ["::/64", ["::1", "0:0:0:0:0:0:0:1"]],
  ["", ["", "unknown", "1.2.3", "1.2.3.256", "2001:db8:::1", "0x7f.0.0.1"]],
])("counts for %s all notations of it", (group, notations) => {
  expect(new Set(notations.map(addressGroup))).toEqual(new Set([group]));
});
