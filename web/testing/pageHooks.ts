import { hooks } from './page.tsx';

hooks();
