import { createContext, useContext } from 'react'

/** Set by the server while it renders (see contract/rendering.ts); in the browser there is none. */
export const ScriptMark = createContext<string | undefined>(undefined)

/** A constant of ours that runs as the server wrote it, before React arrives; allowed by its hash. */
export function OwnScript({ of: code }: { of: string }) {
  const mark = useContext(ScriptMark)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
  return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
