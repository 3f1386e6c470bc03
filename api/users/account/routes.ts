import type { Route } from '../../base/route.ts';
import { unsavedKey } from '../unsaved-key.ts';
import { login, logout } from './login.ts';
import { closeAccount, myData } from './my-data.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  readProfile,
  updateProfile,
} from './profile.ts';
import { register } from './register.ts';
import { forgotPassword, resetPassword } from './reset.ts';

import {
  beginTotp,
  confirmTotp,
  factorStatusRoute,
  passkeyOptions,
  recoveryCodes,
  registerPasskey,
  removePasskey,
  removeTotp,
  updateSecurity,
} from './second-step.ts';
import { passkeyChallenge, verifyFactor } from './verify.ts';

/** Signing in and out, registration, and the caller's own account. */
export const accountRoutes: readonly Route[] = [
  login,
  logout,
  register,
  forgotPassword,
  resetPassword,
  readProfile,
  updateProfile,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  unsavedKey,
  myData,
  closeAccount,
  factorStatusRoute,
  beginTotp,
  confirmTotp,
  removeTotp,
  passkeyOptions,
  registerPasskey,
  removePasskey,
  recoveryCodes,
  passkeyChallenge,
  verifyFactor,
  updateSecurity,
];
