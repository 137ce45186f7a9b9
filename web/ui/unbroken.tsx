/** Words of ours that a hyphen would break in two at the end of a line. */
const whole = /\b(?:pick-up|drop-off|e-mail)\b/i

/** "Change the pick-up" in lines that never end with "pick-". Our faces have no hyphen that does not break. */
export function Unbroken({ children: words }: { children: string }) {
  const found = whole.exec(words)
  if (!found) return words
  const end = found.index + found[0].length
  return (
    <>
      {words.slice(0, found.index)}
      <span className="whitespace-nowrap">{found[0]}</span>
      <Unbroken>{words.slice(end)}</Unbroken>
    </>
  )
}
