import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { answerFunction } from "../contact/endpoint/functionAdapter";

/** The contact endpoint as a Gatsby Function, for `gatsby develop` and hosts that run functions. */
export default function handleContact(
  request: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  return answerFunction(request, response);
}
