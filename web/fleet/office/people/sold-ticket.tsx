import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { listed, uncapitalized } from '#core/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NameSeal } from '#web/ui/name-seal.tsx'
import { Ticket, TicketTear } from '#web/ui/ticket.tsx'

export interface Need {
  words: string
  isMet: boolean
}

type SoldTicketProps = {
  seal: string
  name: string
  /** What guests read of the name. */
  givenName: string
  needs: readonly Need[]
  children?: ReactNode
}

/** Whether somebody can be sold, and what is still missing. */
export function SoldTicket({ seal, name, givenName, needs, children }: SoldTicketProps) {
  const missing = needs.filter(({ isMet }) => !isMet)
  return (
    <Ticket className="[--ground:var(--paper)]">
      <div className="flex items-center gap-4 p-4.5">
        <NameSeal kanji={seal || '　'} />
        <div className="min-w-0">
          <p className="font-serif text-[1.375rem] leading-tight wrap-anywhere">
            <bdi>{name || 'A new person'}</bdi>
          </p>
          {givenName && (
            <p className="text-sm text-ink-2">
              Guests read “<bdi>{givenName}</bdi>”
            </p>
          )}
        </div>
      </div>
      <TicketTear />
      <div className="p-4.5">
        <h2 className="text-label text-ink-3">Can they be sold?</h2>
        <ul className="mt-2 text-sm">
          {needs.map(({ words, isMet }) => (
            <li key={words} className="flex items-center gap-3 border-t border-line py-2">
              <Icon of={isMet ? Check : X} dense className={isMet ? 'text-matsu' : 'text-beni'} />
              <span className="sr-only">{isMet ? 'There: ' : 'Missing: '}</span>
              <bdi>{words}</bdi>
            </li>
          ))}
        </ul>
        <p aria-live="polite" className="mt-3 text-sm text-ink-2">
          {missing.length === 0
            ? 'Yes: jobs can be given from the first day on.'
            : `Cannot be sold yet: ${listed(missing.map(({ words }) => missingWords(words)))}.`}
        </p>
        {children}
      </div>
    </Ticket>
  )
}

/** "no licence that is in force", of "A licence that is in force". */
const missingWords = (words: string) => `no ${uncapitalized(words)}`.replace(/^no an? /, 'no ')
