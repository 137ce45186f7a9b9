import { isBuilt } from '#web/platform/route-metadata.ts'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'

const suggestions = ['luggage', 'rain', 'refund', 'child seat', 'airport']

/** Where nothing fits: words that do, and a person who reads the rest. */
export function NoAnswer({ words, onAsk }: { words: string; onAsk: (words: string) => void }) {
  return (
    <section aria-labelledby="no-answer">
      <h2 id="no-answer" className="border-b border-ink pb-3.5 font-serif text-d3 wrap-anywhere">
        Nothing here about “{words}”
      </h2>
      <p className="mt-[1.125rem] max-w-[66ch] text-ink-2">One plain word finds most. These have answers:</p>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <TextButton onClick={() => onAsk(suggestion)} className="min-h-11">
              {suggestion}
            </TextButton>
          </li>
        ))}
      </ul>
      {isBuilt('/contact-us') && (
        <p className="mt-2 text-ink-2">
          Or <TextLink to="/contact-us">write to the office</TextLink>, and a person at the desk reads it.
        </p>
      )}
    </section>
  )
}
