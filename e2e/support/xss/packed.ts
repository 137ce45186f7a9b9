/** As many of the payloads as fit into each of so many texts; what does not fit at all is left out. */
export function packed(payloads: readonly string[], letters: number): string[] {
  const texts: string[] = []
  for (const payload of payloads) {
    if (payload.trim().length > letters) continue
    const last = texts.at(-1)
    if (last !== undefined && last.length + payload.length + 1 <= letters)
      texts[texts.length - 1] = `${last} ${payload}`
    else texts.push(payload)
  }
  return texts.map((text) => text.trim()).filter(Boolean)
}
