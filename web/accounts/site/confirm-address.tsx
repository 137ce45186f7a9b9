import { MailCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { sendVerification } from '#contract/getting-in.ts'
import { call } from '#web/platform/api.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { useOwnProfile } from './own-profile.ts'

/** The account works without it, so this reminds and never stands in the way. */
export function ConfirmAddress() {
  const { profile } = useOwnProfile()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [refusal, setRefusal] = useState('')
  const words = useRef<HTMLDivElement>(null)
  const focusLater = useFocusLater()
  if (!profile || profile.email_verified_at !== null) return null

  const send = async () => {
    if (state !== 'idle') return
    setRefusal('')
    setState('sending')
    try {
      await call(sendVerification)
      setState('sent')
      // The button is gone; what it did is read out in its place.
      focusLater(() => words.current)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
      setState('idle')
    }
  }
  return (
    <aside aria-label="Confirm your address" className="mb-6 print:hidden">
      <div ref={words} tabIndex={-1} className="outline-none">
        <Alert tone="waiting" icon={MailCheck} title="Confirm your address.">
          {state === 'sent' ? 'A new link is on its way to ' : 'We sent a link to '}
          <bdi className="wrap-anywhere">{profile.email}</bdi>
          {state === 'sent' ? '. It takes a minute or two.' : '. '}
          {state !== 'sent' && (
            <TextButton onClick={send} className="min-h-11 md:min-h-6">
              {state === 'sending' ? 'Sending…' : 'Send again'}
            </TextButton>
          )}
          <span role="status" className="block text-sm empty:hidden">
            {refusal}
          </span>
        </Alert>
      </div>
    </aside>
  )
}
