import { createContext, useContext } from 'react'
import type { SiteSettings } from '#contract/rendering.ts'

/** Set by the server while it renders; the browser reads the same from the document. */
export const SiteContext = createContext({} as SiteSettings)

export const useSite = () => useContext(SiteContext)

/** The settings that the server wrote on the document. */
export function readSite(): SiteSettings {
  const {
    apiBaseUrl = '/api',
    imageBaseUrl = '',
    publicUrl = '',
    closed,
    paidOnTheDay,
  } = document.documentElement.dataset
  const { company = '{}' } = document.body.dataset
  const flags = { isClosed: closed !== undefined, paidOnTheDay: paidOnTheDay !== undefined }
  return { apiBaseUrl, imageBaseUrl, publicUrl, company: JSON.parse(company), ...flags }
}

/** What somebody of the office just did to the doors: links from here on ask the server, or no longer. */
export function noteClosed(isClosed: boolean) {
  document.documentElement.toggleAttribute('data-closed', isClosed)
}
