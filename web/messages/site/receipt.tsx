import { useEffect, useRef } from 'react'
import { buttonLook } from '#web/ui/button-look.ts'

type ReceiptProps = { receipt: string; email: string; onAgain: () => void }

/** The letter has arrived: its number, and what happens next. It takes the focus, as the answer to what was pressed. */
export function Receipt({ receipt, email, onAgain }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section role="status" className="border-y border-ink py-7">
      <h2 ref={heading} tabIndex={-1} className="font-serif text-d3 outline-none">
        Your message is with the desk
      </h2>
      <dl className="mt-4">
        <dt className="text-label text-ink-3">Receipt</dt>
        <dd>
          <bdi className="font-serif text-d4 select-all">{receipt}</bdi>
        </dd>
      </dl>
      <p className="mt-4 max-w-[52ch] text-ink-2">
        <bdi className="wrap-anywhere">
          A copy goes to {email}. We answer there, usually within two hours while the desk is open.
        </bdi>
      </p>
      <button type="button" onClick={onAgain} className={buttonLook({ className: 'mt-5' })}>
        Write another message
      </button>
    </section>
  )
}
