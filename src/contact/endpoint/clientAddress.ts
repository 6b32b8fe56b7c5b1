import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

const networks = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
} as const;

const platform = "platform";

/** Ranges of IPv6 whose last 32 bits are an IPv4 address: mapped, SIIT (RFC 7915), NAT64 (RFC 6052). */
const holdIPv4: readonly string[] = ["ipv4Mapped", "rfc6145", "rfc6052"];

const ipv4FromParts = (high = 0, low = 0) =>
  new ipaddr.IPv4([high >> 8, high & 255, low >> 8, low & 255]);

/** Returns the IPv4 address that an IPv6 address contains, or the address itself without its zone. */
function unwrapIPv4(address: Address): Address {
  if (address instanceof ipaddr.IPv4) return address;
  const { parts } = address;
  const range = address.range();
  if (holdIPv4.includes(range)) return ipv4FromParts(parts[6], parts[7]);
  // 6to4 (RFC 3056): the IPv4 address stands in the second and third group.
  return range === "6to4" ? ipv4FromParts(parts[1], parts[2]) : new ipaddr.IPv6(parts);
}

/** Four decimal numbers, or IPv6; not the short and octal forms that some programs take. */
const isAddress = (text: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

function readNetwork(entry: string): Network | undefined {
  const [text = "", bits, ...rest] = entry.replace(/^\[(.*)\]/, "$1").split("/");
  if (!isAddress(text) || rest.length > 0) return undefined;
  const given = ipaddr.parse(text);
  const most = given.kind() === "ipv6" ? 128 : 32;
  if (bits !== undefined && (!/^\d+$/.test(bits) || Number(bits) > most)) return undefined;
  const prefix = bits === undefined ? most : Number(bits);
  const address =
    given instanceof ipaddr.IPv6 && given.isIPv4MappedAddress() ? unwrapIPv4(given) : given;
  const isShortened = address.kind() !== given.kind();
  return [address, isShortened ? Math.max(0, prefix - 96) : prefix];
}

const contains = ([network, bits]: Network, address: Address) =>
  network.kind() === address.kind() && address.match(network, bits);

/** The proxies whose X-Forwarded-For header is trusted. */
export interface TrustedProxies {
  networks: readonly Network[];
  /** Whether to trust the last X-Forwarded-For entry when a request has no peer address. */
  platform: boolean;
}

/**
 * Reads the proxies whose X-Forwarded-For is believed: addresses, networks (`10.0.0.0/8`), and the
 * words `loopback`, `private` and `platform`. Throws on anything else.
 */
export function readTrustedProxies(entries: readonly string[]): TrustedProxies {
  const read = (entry: string) => {
    if (entry === platform) return [];
    const named = networks[entry as keyof typeof networks] as readonly string[] | undefined;
    return (named ?? [entry]).map((network) => {
      const found = readNetwork(network);
      if (found) return found;
      throw new Error(
        `TRUSTED_PROXIES: "${entry}" is not an address: write 10.0.0.1, 10.0.0.0/8, loopback, private or platform.`,
      );
    });
  };
  return { networks: entries.flatMap(read), platform: entries.includes(platform) };
}

/**
 * Parses an address as proxies write it, ignoring quotes, brackets, port and zone. Returns undefined
 * if the text is not an address.
 */
function readAddress(text: string): Address | undefined {
  const unquoted = text.trim().replace(/^"(.*)"$/, "$1");
  const unbracketed = unquoted.replace(/^\[(.*)\](?::\d+)?$/, "$1");
  const address = unbracketed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1").replace(/%.*$/, "");
  return isAddress(address) ? unwrapIPv4(ipaddr.parse(address)) : undefined;
}

/**
 * Gets the address of the client: the nearest one in the chain of proxies that is not trusted.
 * Earlier entries of X-Forwarded-For may be forged by the client and are ignored.
 * @param remote the address at the other end of the connection; "" where a platform does not say
 * @returns one notation for each address (RFC 5952); "" when no address is known
 */
export function clientAddress(
  remote: string,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  const isTrusted = (address: Address | undefined) =>
    address ? trusted.networks.some((network) => contains(network, address)) : trusted.platform;
  let client = readAddress(remote);
  // Empty items of a list say nothing (RFC 9110, section 5.6.1).
  const chain = (forwardedFor ?? "").split(",").filter((item) => item.trim() !== "");
  for (const hop of chain.reverse()) {
    if (!isTrusted(client)) break;
    const next = readAddress(hop);
    if (next === undefined) break;
    client = next;
  }
  return client?.toString() ?? "";
}

/** What the rate limit counts: an IPv4 address, or the /64 network that one IPv6 customer has. */
export function addressGroup(address: string): string {
  const read = readAddress(address);
  if (!read) return "";
  if (read instanceof ipaddr.IPv4) return read.toString();
  return `${new ipaddr.IPv6([...read.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
