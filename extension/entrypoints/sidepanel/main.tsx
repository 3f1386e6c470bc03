import { createRoot } from 'react-dom/client';
import { Panel } from '../../panel/Panel.tsx';

createRoot(document.getElementById('root')!).render(<Panel />);
