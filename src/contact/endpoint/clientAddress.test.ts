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
])("finds the client of %s forwarded for %s", (remote, forwarded, trusted, client) => {
  expect(clientAddress(remote, forwarded, trusted)).toBe(client);
});

it.each(["proxy", "10.0.0.0/33", "10.0.0/8", "::1/x", "*"])("does not trust %s", (entry) => {
  expect(() => readTrustedProxies([entry])).toThrow(`TRUSTED_PROXIES: "${entry}"`);
});

it.each([
  ["198.51.100.1", "198.51.100.1"],
  ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2:bbbb:1:2:3", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
])("counts %s as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
