/** The notice shown before an account is made; a new wording is a new version. Digital Personal Data Protection Act 2023, section 5. */
export const privacyNotice = {
  version: '2026-11',
  points: [
    'Your name, e-mail, phone and PAN are used to run your account and to reach you about it.',
    'What you enter about clients is used to prepare, check and file their returns, and for nothing else. It is not sold, shared or used for advertising.',
    'PAN, Aadhaar, bank accounts, returns and documents are encrypted where they are stored.',
    'Members of your firm see clients as their role allows; every access is logged, and the log is kept for three years.',
    'You can download everything about you and your clients, correct it, and close the account. Records the law asks you to keep stay for the years your firm set.',
    'Complaints go to the contact below, and from there to the Data Protection Board of India.',
  ],
} as const;
