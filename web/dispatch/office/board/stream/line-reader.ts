/**
 * Puts lines together from the pieces in which they arrive: a piece may end in the middle of a line, and in the middle
 * of a letter.
 */
export function createLineReader(onLine: (line: string) => void): (piece: Uint8Array) => void {
  const decoder = new TextDecoder()
  let begun = ''
  return (piece) => {
    const lines = (begun + decoder.decode(piece, { stream: true })).split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') onLine(line)
  }
}
