import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const TOKEN = /^#([A-Za-z0-9_-]{22})$/;

/**
 * The token of a mailed link, from the fragment of the address. It is removed from the address at once, so that it is
 * not in the history or in a shared link.
 */
export function useLinkToken(): string | undefined {
  const navigate = useNavigate();
  const { hash, pathname, search, state } = useLocation();
  const found = TOKEN.exec(hash)?.[1];
  const [token, setToken] = useState(found);
  // A link opened in the same tab changes only the fragment.
  if (found !== undefined && found !== token) setToken(found);
  useEffect(() => {
    if (found !== undefined) void navigate({ pathname, search }, { replace: true, state: state as unknown });
  }, [found, navigate, pathname, search, state]);
  return token;
}
