import { useRef } from 'react'
import type { ApiError } from '#contract/call.ts'
import { signInPath } from '#web/platform/guard.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DoorPage } from './door-page.tsx'

const command = 'npm run admin -- invite ADDRESS'

/** What each end of a link means for whoever stands before it; `missing`: the address was opened without one. */
const ends = {
  missing: { lead: 'Open the printed link once more. It stands where Annai was started.', isNewHelp: true },
  'accounts.set-up-unknown': {
    lead: 'A part of it may be missing. Copy it whole, from the first letter on.',
    isNewHelp: true,
  },
  'accounts.set-up-ended': {
    lead: 'It is good for one hour. Nobody became the owner with it, and nothing was changed.',
    isNewHelp: true,
  },
  'accounts.set-up-replaced': { lead: 'Open the newer one. This one opens nothing any more.', isNewHelp: true },
  'accounts.set-up-used': { lead: 'Somebody became the owner with it. It works once.', isNewHelp: false },
  'accounts.owner-there': {
    lead: 'Whoever has the keys can invite you in the office, under Settings.',
    isNewHelp: false,
  },
} as const

type End = keyof typeof ends

export const isLinkOver = ({ code, fields }: ApiError) => code in ends || 'token' in fields

export function LinkOver({ code, sentence }: { code: string; sentence?: string }) {
  const line = useRef<HTMLElement>(null)
  const { lead, isNewHelp } = ends[code in ends ? (code as End) : 'accounts.set-up-unknown']
  return (
    <DoorPage title={code in ends && sentence ? sentence : 'This link is not complete.'} lead={lead}>
      <div className="max-w-[40rem] border-t border-ink pt-5">
        {isNewHelp && (
          <>
            <p className="text-sm text-ink-2">On the machine that runs Annai</p>
            <div className="mt-2 flex items-center justify-between gap-4 rounded-field border border-line bg-paper-2 ps-3">
              <bdi ref={line} className="py-3 font-semibold break-words">
                {command}
              </bdi>
              <CopyButton
                text={command}
                label="Copy the command"
                short="Copy"
                onClosed={() => line.current && getSelection()?.selectAllChildren(line.current)}
              />
            </div>
            <p className="mt-2.5 text-sm text-ink-2">
              It prints a new link and writes it to a file only that machine’s user can read. Whoever can do that may be
              the owner.
            </p>
          </>
        )}
        <p className="mt-5">
          <TextLink to={signInPath}>{isNewHelp ? 'Somebody else has become the owner? Sign in' : 'Sign in'}</TextLink>
        </p>
      </div>
    </DoorPage>
  )
}
