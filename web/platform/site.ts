import { createContext, useContext } from 'react'
import type { SiteSettings } from '#contract/rendering.ts'

const defaults: SiteSettings = {
  apiBaseUrl: '/api',
  imageBaseUrl: '/uploads/',
  publicUrl: '',
  company: { name: 'Annai', address: '', telephone: '', email: '' },
}

/** Set by the server while it renders; the browser reads the same from the document. */
export const SiteContext = createContext<SiteSettings>(defaults)

export const useSite = () => useContext(SiteContext)

/** The settings that the server wrote on the document. */
export function readSite(): SiteSettings {
  const { apiBaseUrl, imageBaseUrl, publicUrl, company } = document.documentElement.dataset
  return {
    apiBaseUrl: apiBaseUrl ?? defaults.apiBaseUrl,
    imageBaseUrl: imageBaseUrl ?? defaults.imageBaseUrl,
    publicUrl: publicUrl ?? defaults.publicUrl,
    company: company ? JSON.parse(company) : defaults.company,
  }
}
