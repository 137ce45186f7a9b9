import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of a link from a mail: taken from the address, where others might see it, and kept only while the page is
 * open. Undefined until the address is read, null where there is none.
 */
export function useLinkToken(): string | null | undefined {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const given = new URLSearchParams(search).get('token')
    if (given === null) return setToken((kept) => kept ?? null)
    setToken(given)
    navigate(pathname, { replace: true })
  }, [pathname, search, navigate])
  return token
}
