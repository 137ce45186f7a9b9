/** "Yuki Mori, in Spanish": who guides, in the language that was asked for; alike on pages, mails and papers. */
export const guidesIn = (who: string, language: string | null): string => (language ? `${who}, in ${language}` : who)
