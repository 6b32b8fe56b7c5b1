/** @jest-environment node */
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { acceptedCodings, simplifyHeaders } from "./requestHeaders";

function requestWith(headers: Record<string, string>, method = "GET") {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  Object.assign(request.headers, headers);
  return request;
}

it("leaves out codings that the client refuses", () => {
  const request = requestWith({ "accept-encoding": "gzip, br;q=0, zstd;q=0.5, deflate; q=0.0" });
  expect(acceptedCodings(request)).toEqual(["gzip", "zstd"]);
  simplifyHeaders(request);
  expect(request.headers["accept-encoding"]).toBe("gzip");
});

describe("ranges", () => {
  const rangeAfter = (headers: Record<string, string>, method?: string) => {
    const request = requestWith(headers, method);
    simplifyHeaders(request);
    return request.headers.range;
  };

  it.each(["bytes=0-", "bytes=0-1", "bytes=5-5", "bytes=2-9"])("keeps %s", (range) => {
    expect(rangeAfter({ range })).toBe(range);
  });

  it.each(["bytes=-5", "bytes=9-2", "bytes=0-0", "bytes=0-1,4-5", "lines=1-2", "bytes=a-b"])(
    "drops %s",
    (range) => {
      expect(rangeAfter({ range })).toBeUndefined();
    },
  );

  it("drops a range that depends on the version, or of a HEAD request", () => {
    expect(rangeAfter({ range: "bytes=0-1", "if-range": '"x"' })).toBeUndefined();
    expect(rangeAfter({ range: "bytes=0-1" }, "HEAD")).toBeUndefined();
  });
});
