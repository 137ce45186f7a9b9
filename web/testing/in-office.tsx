import type { ComponentType } from 'react'
import { KeyList } from '#web/layouts/key-list.tsx'
import { ProofAsker } from '#web/layouts/proof-asker.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import '#web/ui/styles/office.css'

/** A page or a part of one with what every page of the office has around it: its keys, and what is said in passing. */
export const inOffice = (Page: ComponentType): ComponentType =>
  function InOffice() {
    return (
      <div data-office className="text-dense">
        <KeyList />
        <Page />
        <ToastRegion />
        <ProofAsker />
      </div>
    )
  }
