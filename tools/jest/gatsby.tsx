/**
 * What tests get for `import … from "gatsby"`: the parts of Gatsby that components use, without
 * its loader. A test that needs data says `jest.mocked(useStaticQuery).mockReturnValue(…)`.
 */
import type { ComponentPropsWithRef } from "react";

interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  to: string;
  activeClassName?: string;
  activeStyle?: object;
  partiallyActive?: boolean;
  replace?: boolean;
  state?: unknown;
}

/** A plain link that marks the current page as Gatsby's does. */
export function Link({
  to,
  activeClassName: _activeClassName,
  activeStyle: _activeStyle,
  partiallyActive: _partiallyActive,
  replace: _replace,
  state: _state,
  children,
  ...rest
}: LinkProps) {
  const current = new URL(to, window.location.href).pathname === window.location.pathname;
  return (
    <a href={to} aria-current={current ? "page" : undefined} {...rest}>
      {children}
    </a>
  );
}

export const navigate = jest.fn();
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string) => path;
export const withAssetPrefix = withPrefix;

/** Queries run only in a build. */
export const graphql = () => undefined;
