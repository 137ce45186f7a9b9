import { Key } from '../office/key.tsx'

/** The keys of a list, where keys are likely. */
export function KeyHints({ canSelect, canFind }: { canSelect: boolean; canFind: boolean }) {
  const hints: [string[], string][] = [
    [['J', 'K'], 'row'],
    ...(canSelect ? ([[['X'], 'select']] as [string[], string][]) : []),
    [['Enter'], 'open'],
    [['Space'], 'next page'],
    ...(canFind ? ([[['/'], 'find']] as [string[], string][]) : []),
    ...(canSelect ? ([[['Shift', 'X'], 'select to here']] as [string[], string][]) : []),
    [['?'], 'all keys'],
  ]
  return (
    <p
      aria-hidden
      className="mt-3 flex flex-wrap gap-x-3.5 gap-y-1 text-[0.8125rem] text-ink-3 max-md:hidden pointer-coarse:hidden print:hidden"
    >
      {hints.map(([keys, does]) => (
        <span key={does} className="inline-flex items-center gap-1">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {does}
        </span>
      ))}
    </p>
  )
}
