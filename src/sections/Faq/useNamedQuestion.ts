import { useEffect } from "react";

/**
 * Opens the question whose address the page has, and shows it. Browsers do so by themselves when they
 * load the page or follow a link within it, but not when the router has led here.
 */
export function useNamedQuestion(hash: string): void {
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    const question = answer?.closest("details");
    if (!question || question.open) return;
    question.open = true;
    answer?.scrollIntoView();
  }, [hash]);
}
