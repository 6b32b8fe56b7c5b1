import { useCallback, useRef, useState } from "react";
import type { FormEngine } from "./FormEngine";

type Engine = typeof FormEngine;

async function loadEngine(): Promise<Engine> {
  return (await import(/* webpackChunkName: "contact-form" */ "./FormEngine")).FormEngine;
}

/**
 * The part of the form that checks, keeps and sends, loaded when it is about to be needed.
 * `load` resolves once it is there and rejects when it cannot be fetched; it may be called again.
 */
export function useFormEngine(): { Engine: Engine | undefined; load: () => Promise<void> } {
  const [Engine, setEngine] = useState<Engine>();
  const loading = useRef<Promise<void>>(undefined);
  const load = useCallback(() => {
    loading.current ??= loadEngine().then(
      (loaded) => setEngine(() => loaded),
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, []);
  return { Engine, load };
}
