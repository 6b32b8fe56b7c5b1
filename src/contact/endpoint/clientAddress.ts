import { BlockList, isIP } from "node:net";

const networks = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
} as const;

const platform = "platform";

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

function addNetwork(list: BlockList, entry: string): boolean {
  const [address = "", bits] = entry.split("/");
  const version = isIP(address);
  if (version === 0) return false;
  const most = version === 6 ? 128 : 32;
  if (bits !== undefined && (!/^\d+$/.test(bits) || Number(bits) > most)) return false;
  list.addSubnet(address, bits === undefined ? most : Number(bits), familyOf(address));
  return true;
}

/** Whose X-Forwarded-For is believed. */
export interface TrustedProxies {
  networks: BlockList;
  /** Whether the platform is, where it hands on requests without a peer address. */
  platform: boolean;
}

/**
 * Reads the proxies whose X-Forwarded-For is believed: addresses, networks (`10.0.0.0/8`), and the
 * words `loopback`, `private` and `platform`. Throws on anything else.
 */
export function readTrustedProxies(entries: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const entry of entries) {
    if (entry === platform) continue;
    const named = networks[entry as keyof typeof networks] as readonly string[] | undefined;
    for (const network of named ?? [entry]) {
      if (addNetwork(list, network)) continue;
      throw new Error(
        `TRUSTED_PROXIES: "${entry}" is no address: write 10.0.0.1, 10.0.0.0/8, loopback, private or platform.`,
      );
    }
  }
  return { networks: list, platform: entries.includes(platform) };
}

/** Without the IPv4-in-IPv6 prefix and zone; a port after an IPv4 address or brackets goes too. */
function plainAddress(text: string): string | undefined {
  const unbracketed = text.trim().replace(/^\[(.*)\](?::\d+)?$/, "$1");
  const withoutPort = unbracketed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1").replace(/%.*$/, "");
  const address = withoutPort.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  return isIP(address) === 0 ? undefined : address;
}

/**
 * The address of the client: the nearest one in the chain of proxies that is not trusted. What
 * stands before it in X-Forwarded-For was written by the client itself and is not looked at.
 * @param remote the address at the other end of the connection; "" where a platform does not say
 * @returns "" when no address is known
 */
export function clientAddress(
  remote: string,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  const isTrusted = (address: string) =>
    address === "" ? trusted.platform : trusted.networks.check(address, familyOf(address));
  let client = plainAddress(remote) ?? "";
  const chain = (forwardedFor ?? "").split(",").reverse();
  for (const hop of chain) {
    if (!isTrusted(client)) break;
    const next = plainAddress(hop);
    if (next === undefined) break;
    client = next;
  }
  return client;
}

/** What the rate limit counts: an IPv4 address, or the /64 network that one IPv6 customer has. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const tailGroups = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - tailGroups.length;
  const full = [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...tailGroups];
  return `${full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
