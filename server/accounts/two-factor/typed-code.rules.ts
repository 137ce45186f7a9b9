export interface TypedCode {
  kind: 'app' | 'recovery'
  /** Six figures, or eight letters and figures, without anything between them. */
  code: string
}

/** What somebody typed, however they wrote it: with spaces, dashes, small letters, or a Japanese keyboard's figures. */
export function readTypedCode(typed: string): TypedCode | undefined {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  if (/^[2-9A-HJ-NP-Z]{8}$/.test(code)) return { kind: 'recovery', code }
  return undefined
}
