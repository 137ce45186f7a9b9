import { useState } from 'react'
import { ContactForm } from '#web/messages/site/contact-form.tsx'
import { DeskFacts } from '#web/messages/site/desk-facts.tsx'
import { Receipt } from '#web/messages/site/receipt.tsx'
import { Print } from '#web/ui/print.tsx'
import { hotelLobby } from '#web/ui/prints/hotel-lobby.generated.ts'

export default function ContactUs() {
  const [sent, setSent] = useState<{ receipt: string; email: string } | null>(null)
  return (
    <div className="wrap grid items-start gap-12 pt-7 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-22 md:pt-12">
      <div>
        <h1 className="font-serif text-[clamp(34px,4vw,56px)] leading-[1.05] font-[370] tracking-[-0.015em]">
          Write to the desk
        </h1>
        <p className="mt-3 mb-7 font-serif text-lead text-ink-2">
          Somebody at the desk reads it and answers, usually within two hours.
        </p>
        {sent ? (
          <Receipt {...sent} onAgain={() => setSent(null)} />
        ) : (
          <ContactForm onSent={(receipt, email) => setSent({ receipt, email })} />
        )}
      </div>
      <div>
        <Print
          of={hotelLobby}
          alt=""
          sizes="(width < 900px) 100vw, 540px"
          className="mb-7 h-[14.375rem] md:h-[15.3125rem]"
        />
        <DeskFacts />
      </div>
    </div>
  )
}
